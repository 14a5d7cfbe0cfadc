declare module "*?inline-script" {
  /** Text of the script, bundled and minified. */
  const source: string;
  export default source;
}
