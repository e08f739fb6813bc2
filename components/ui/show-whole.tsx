/**
 * Makes the browser paint nothing of the page before the element with this ID has arrived whole. Text that stands at
 * the bottom of a picture would otherwise move up with each line that arrives.
 *
 * Source: https://developer.mozilla.org/docs/Web/HTML/Reference/Attributes/rel#expect
 */
export function ShowWhole({ id }: { readonly id: string }) {
  return <link blocking="render" href={`#${id}`} rel="expect" />
}
