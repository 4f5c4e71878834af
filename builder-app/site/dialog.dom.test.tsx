import { Tabs } from '@mantine/core';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { button, click, mount, until } from '../testing/mount.tsx';
import { Dialog } from './dialog.tsx';

type Step = 'before' | 'code' | 'activated' | 'after';

/** As in the builder: the code's dialog leads to that of the activation, and both their button goes. */
function Screen({ start = 'before' }: { readonly start?: Step }) {
  const [step, setStep] = useState(start);
  return (
    <Tabs value="preview">
      <Tabs.List>
        <Tabs.Tab value="customize">Customize</Tabs.Tab>
        <Tabs.Tab value="preview">Preview</Tabs.Tab>
      </Tabs.List>
      {(step === 'before' || step === 'code') && (
        <button type="button" onClick={() => setStep('code')}>
          Have a License?
        </button>
      )}
      <Dialog opened={step === 'code'} onClose={() => setStep('before')} title="Code">
        <button type="button" onClick={() => setStep('activated')}>
          Activate
        </button>
        <button type="button" onClick={() => setStep('before')}>
          Back
        </button>
      </Dialog>
      <Dialog opened={step === 'activated'} onClose={() => setStep('after')} title="Activated">
        <button type="button" onClick={() => setStep('after')}>
          Done
        </button>
      </Dialog>
    </Tabs>
  );
}

const open = async (name: string) => {
  button(name).focus();
  await click(button(name));
};

test('the focus returns to what opened a dialog', async () => {
  await mount(<Screen />);
  await open('Have a License?');
  await until(() => void button('Activate'));
  await open('Back');
  await until(() => expect(document.activeElement).toBe(button('Have a License?')));
});

test('once what opened it is gone, the focus moves to the tab of the open screen', async () => {
  await mount(<Screen />);
  await open('Have a License?');
  await until(() => void button('Activate'));
  await open('Activate');
  await until(() => expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(1));
  expect(button('Done').closest('[role="dialog"]')?.contains(document.activeElement)).toBe(true);
  await open('Done');
  await until(() => expect(() => button('Done')).toThrow());
  await until(() => expect(document.activeElement?.textContent).toBe('Preview'));
});

test('a dialog that opened by itself leaves the focus at the tab of the open screen', async () => {
  await mount(<Screen start="activated" />);
  await until(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull());
  await open('Done');
  await until(() => expect(document.activeElement?.textContent).toBe('Preview'));
});
