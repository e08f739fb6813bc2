/**
 * Translators, reading aids and extensions replace text nodes, which leaves React with nodes that are no longer in the
 * page. This replaces each text node with a copy as soon as it appears, so that every component test checks that case,
 * too: if React looks for a replaced node, or writes into one, the test fails.
 *
 * tests/e2e/translated.spec.ts does the same in a browser, the way Chrome does it.
 *
 * @returns  stops it, and returns the texts written into replaced nodes
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
