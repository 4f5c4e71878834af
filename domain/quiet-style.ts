/**
 * Style of pages of a few words, which the api writes (an address without a page) and the renderer (a
 * removed invitation).
 */
export const QUIET_STYLE =
  "body{margin:0;background:#fbf8f4;color:#3a3532;font:1.125rem/1.6 Georgia,'Times New Roman',serif}" +
  'main{max-width:34rem;margin:0 auto;padding:12vh 1.5rem 4rem}' +
  'h1{font-size:1.75rem;font-weight:400;line-height:1.25;margin:0 0 1rem}';
