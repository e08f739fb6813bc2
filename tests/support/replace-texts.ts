/**
 * A translator, a reading aid or an extension changes text nodes from outside, and leaves React with nodes that are no longer
 * in the page. Here each text node gives way to a copy of itself as soon as it is there, so that every test of a component
 * asks as well whether it can bear that: a node that React then looks for is an error, and so is what it writes into one.
 *
 * tests/e2e/translated.spec.ts does the same in a browser, as Chrome does it.
 *
 * @returns  ends it, and answers what was written where nobody sees it
 */
export function replaceTexts(): () => readonly string[] {
  const copies = new WeakSet<Node>()
  const unseen: string[] = []

  function replace(text: Node): void {
    if (copies.has(text) || text.parentElement === null) return
    const copy = text.cloneNode()
    copies.add(copy)
    text.parentElement.replaceChild(copy, text)
    Object.defineProperty(text, 'nodeValue', { set: (words: string) => void unseen.push(words) })
  }

  function replaceAllIn(root: Node): void {
    if (root instanceof Text) return replace(root)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    texts.forEach(replace)
  }

  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(replaceAllIn)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    return unseen
  }
}
