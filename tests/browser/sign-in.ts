import type { Page } from '@playwright/test';
import { expect, type Product } from './product-test.ts';

/** Opens the panel and logs the operator in. */
export async function signIn(page: Page, product: Product): Promise<void> {
  await page.goto(`${product.url}/admin`);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(product.operatorPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Total Licenses')).toBeVisible();
}
