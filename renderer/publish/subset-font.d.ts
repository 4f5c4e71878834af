declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** Four-letter OpenType features to keep; all without it. */
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
    /** Only the format changes; `text` is empty then. */
    readonly keepAllGlyphs?: boolean;
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
  }
  /** Cuts a font down to the characters of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
