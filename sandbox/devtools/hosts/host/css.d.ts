/** Style sheets are bundled as text. */
declare module '*.css' {
  const css: string
  export default css
}
