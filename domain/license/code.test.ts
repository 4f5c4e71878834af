import { describe, expect, it } from 'vitest';
import { seededRandom } from '#tests/support/seeded-random.ts';
import {
  formatCustomCode,
  formatLicenseInput,
  generateLicenseCode,
  isCustomCode,
  isProviderCode,
  licenseKey,
  providerCode,
} from './code.ts';

const UUID = '38b1460a-5104-4067-a91d-77b872934d51';

describe('codes compare', () => {
  it('without hyphens, blanks and case', () => {
    for (const code of ['A1B2-C3D4-E5F6-A7B8', 'a1b2c3d4e5f6a7b8', ' A1B2C3D4-E5F6-A7B8\n']) {
      expect(licenseKey(code)).toBe('a1b2c3d4e5f6a7b8');
    }
    expect(licenseKey('A1B2–C3D4—E5F6‑A7B8')).toBe('a1b2c3d4e5f6a7b8');
  });
});

describe('formats', () => {
  it('a provider key is 8-4-4-4-12 hex, however it is grouped', () => {
    for (const code of [UUID, UUID.toUpperCase(), UUID.replaceAll('-', ''), ` ${UUID} `]) {
      expect(isProviderCode(code)).toBe(true);
      expect(providerCode(code).toLowerCase()).toBe(UUID);
    }
    for (const code of ['', 'A1B2-C3D4-E5F6-A7B8', `${UUID}0`, UUID.replace('3', 'g')]) {
      expect(isProviderCode(code)).toBe(false);
    }
  });

  it("an operator's own code is XXXX-XXXX-XXXX-XXXX in upper case", () => {
    expect(isCustomCode('OPHE-LIA2-TOBI-AS27')).toBe(true);
    for (const code of ['ophe-lia2-tobi-as27', 'OPHELIA2TOBIAS27', 'OPHE-LIA2-TOBI', `${UUID}`]) {
      expect(isCustomCode(code)).toBe(false);
    }
    expect(formatCustomCode('ophe-lia2-tobi-as27-more')).toBe('OPHE-LIA2-TOBI-AS27');
  });
});

describe('the entry field', () => {
  it.each([
    ['', ''],
    ['a', 'A'],
    ['a1b2c3d4e', 'A1B2C3D4-E'],
    ['a1b2c3d4e5f6', 'A1B2C3D4-E5F6'],
    ['xyz!', ''],
    ['1-2-3-4-5-6-7-8-9', '12345678-9'],
    ['38b1460a51044067a91d77b872934d51', UUID.toUpperCase()],
    [`${UUID.replaceAll('0', 'O').replaceAll('1', 'l')} `, UUID],
    ['9ed8-86io-L', '9ED88610-1'],
    ['A1B2-C3D4-E5F6-A7B8-C9D0', 'A1B2C3D4-E5F6-A7B8-C9D0'],
    [`${'f'.repeat(40)}`, 'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF'],
  ])('regroups %j as %j', (typed, shown) => {
    expect(formatLicenseInput(typed)).toBe(shown);
  });

  it.each([
    UUID,
    UUID.toUpperCase(),
    'A1B2-C3D4-E5F6-A7B8',
    'a1b2-c3d4-e5f6-a7b8',
    'WXYZ-12GH-3456-QRST',
  ])('keeps the complete code %s as it is', (code) => {
    expect(formatLicenseInput(code)).toBe(code);
    expect(formatLicenseInput(`  ${code}\n`)).toBe(code);
  });

  it('keeps the case and the groups of a code of ours with other signs around it', () => {
    expect(formatLicenseInput('#A1B2-C3D4-E5F6-A7B8.')).toBe('A1B2-C3D4-E5F6-A7B8');
    expect(formatLicenseInput('"a1b2-c3d4-e5f6-a7b8"')).toBe('a1b2-c3d4-e5f6-a7b8');
  });

  it.each(['A1B2-C3D4-E5F6-A7B8', UUID])(
    'takes %s out of a line of the e-mail it came with',
    (code) => {
      expect(formatLicenseInput(`Your license code: ${code}`)).toBe(code);
      expect(formatLicenseInput(`Order 12345, code ${code}. Thank you!`)).toBe(code);
    },
  );

  it.each([
    [
      'hyphens that do not break',
      'Code: WXYZ\u201112GH\u20113456\u2011QRST',
      'WXYZ-12GH-3456-QRST',
    ],
    ['dashes', 'Code: A1B2–C3D4–E5F6–A7B8', 'A1B2-C3D4-E5F6-A7B8'],
    ['soft hyphens', 'WX\u00adYZ-12GH-34\u00ad56-QRST', 'WXYZ-12GH-3456-QRST'],
    ['invisible spaces', 'WXYZ-\u200b12GH-\u200b3456-\u2060QRST\ufeff', 'WXYZ-12GH-3456-QRST'],
    ['ligatures', '38b1460a-5104-4067-a9ﬀ-77b8729ﬀd51', '38b1460a-5104-4067-a9ff-77b8729ffd51'],
    ['full-width letters', 'ＷＸＹＺ-12GH-3456-QRST', 'WXYZ-12GH-3456-QRST'],
    ['a long dash before the code', 'Your code—WXYZ-12GH-3456-QRST', 'WXYZ-12GH-3456-QRST'],
  ])('reads a code that a document holds with %s', (_with, text, code) => {
    expect(formatLicenseInput(text)).toBe(code);
  });

  it('shows the same again for what it shows, and never more than 32 hex digits', () => {
    const random = seededRandom(5);
    const letters = '0123456789abcdefABCDEF-- xyzO';
    for (let round = 0; round < 500; round += 1) {
      const typed = Array.from({ length: random(50) }, () => letters[random(letters.length)]).join(
        '',
      );
      const shown = formatLicenseInput(typed);
      expect(formatLicenseInput(shown)).toBe(shown);
      expect(shown).toMatch(/^[0-9A-Fa-f-]{0,36}$/);
      expect(licenseKey(shown).length).toBeLessThanOrEqual(32);
    }
  });

  it('typing a code of ours key by key keeps its value', () => {
    let field = '';
    for (const key of 'A1B2-C3D4-E5F6-A7B8') field = formatLicenseInput(field + key);
    expect(licenseKey(field)).toBe('a1b2c3d4e5f6a7b8');
  });

  it('a key typed in lower case is shown in upper case to its last letter', () => {
    let field = '';
    for (const key of UUID.replace(/1$/, 'f')) field = formatLicenseInput(field + key, field);
    expect(field).toBe(UUID.replace(/1$/, 'f').toUpperCase());
  });

  it('a pasted code keeps its case, whatever the field showed', () => {
    expect(formatLicenseInput(UUID, UUID.toUpperCase().slice(0, -1))).toBe(UUID);
    expect(formatLicenseInput(`${UUID} `, UUID)).toBe(UUID);
  });
});

describe('a new code', () => {
  it('is four groups of four hex digits, made of eight random bytes', () => {
    const bytes = Uint8Array.from([0, 1, 0xab, 0xff, 16, 32, 64, 128]);
    const asked: number[] = [];
    const code = generateLicenseCode((count) => {
      asked.push(count);
      return bytes;
    });
    expect(code).toBe('0001-ABFF-1020-4080');
    expect(asked).toEqual([8]);
  });

  it('survives the entry field', () => {
    const random = seededRandom(9);
    for (let round = 0; round < 50; round += 1) {
      const code = generateLicenseCode((count) =>
        Uint8Array.from({ length: count }, () => random(256)),
      );
      expect(formatLicenseInput(code)).toBe(code);
    }
  });
});
