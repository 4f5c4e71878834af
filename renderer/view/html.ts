import { escapeHtml } from '#domain/escape-html.ts';

declare const ESCAPED: unique symbol;

/**
 * Markup in which all text is escaped, for `dangerouslySetInnerHTML`. Only the functions of this
 * file make it.
 */
export interface Html {
  readonly [ESCAPED]: true;
  readonly __html: string;
}

/**
 * Markup as a template literal, for parts that would take React too long. Texts are escaped, as
 * content and in quoted attributes; markup is inserted as it is.
 */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | number | Html)[]
): Html {
  let markup = parts[0] as string;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index];
    markup +=
      (typeof value === 'object'
        ? value.__html
        : typeof value === 'string'
          ? escapeHtml(value)
          : value) + (parts[index + 1] as string);
  }
  return { __html: markup } as Html;
}

export const NO_MARKUP = html``;

export function joined(list: readonly Html[], separator = NO_MARKUP): Html {
  let markup = list[0]?.__html ?? '';
  for (let index = 1; index < list.length; index += 1) {
    markup += separator.__html + (list[index] as Html).__html;
  }
  return { __html: markup } as Html;
}

/** For text that is known to need no escaping, where escaping it would take too long. */
export function unescaped(text: string): Html {
  return { __html: text } as Html;
}
