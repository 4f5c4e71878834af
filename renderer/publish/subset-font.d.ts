declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** Tags of the OpenType features to keep; all when absent. */
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
    /** Tags of tables to leave out. */
    readonly dropTables?: readonly string[];
    /** Changes only the format; `text` must be empty. */
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
