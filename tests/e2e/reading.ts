/* Functions that read a page. Each is sent to the browser, so it uses nothing from outside. */

/** The lines of each paragraph. */
export function linesOf(): string[][] {
  const paragraphs = [...document.querySelectorAll<HTMLElement>('main :is(p, li, dd), footer p')].filter(
    (element) => element.checkVisibility() && !element.querySelector('p, li, dd'),
  )
  const range = document.createRange()
  return paragraphs.map((paragraph) => {
    const lines: string[] = []
    let bottom = Number.NaN
    const words = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const text = node.parentElement?.closest('.sr-only') ? '' : (node.textContent ?? '')
      for (let at = 0; at < text.length; at++) {
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const [place] = range.getClientRects()
        if (!place?.width) continue
        if (!(Math.abs(place.bottom - bottom) < 8)) {
          lines.push('')
          bottom = place.bottom
        }
        lines.push((lines.pop() ?? '') + text.charAt(at))
      }
    }
    return lines.map((line) => line.trim())
  })
}

/** Buttons, and links that look like buttons, without a border in forced colours. */
export function flatActions(): string[] {
  return [...document.querySelectorAll<HTMLElement>('button, a[class*="bg-"]')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth) === 0)
    .map((element) => element.outerHTML.slice(0, 160))
}

/** Texts whose contrast with white paper, or a nearly white page, is too low. */
export function paleWords(wanted: number): string[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const luminance = (colour: string) => {
    if (!canvas) return 0
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const isOnDark = (element: Element) =>
    window.matchMedia('screen').matches && element.closest('[class*="bg-night"], .opening-ground') !== null
  return [...document.querySelectorAll<HTMLElement>('main *')]
    .filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    )
    .filter((element) => element.checkVisibility() && !element.closest('svg, .sr-only') && !isOnDark(element))
    .filter((element) => 1.05 / (luminance(getComputedStyle(element).color) + 0.05) < wanted)
    .map((element) => `${element.className}: ${element.textContent?.slice(0, 40)}`)
}

/**
 * Texts and controls that the chat button covers, at any scroll position. It moves away on an event, which takes some
 * time on a busy machine.
 */
export async function chatCovers(): Promise<string[]> {
  const STEP = 400
  const MOST_FRAMES = 600
  const end = document.documentElement.scrollHeight
  for (let top = 0; top < end; top += STEP) {
    window.scrollTo({ top, behavior: 'instant' })
    let found = covered()
    for (let frames = 0; found.length > 0 && frames < MOST_FRAMES; frames++) {
      // A browser without a screen may never paint the next frame, so a timer goes on as well.
      await new Promise<void>((resolve) => {
        requestAnimationFrame(() => resolve())
        setTimeout(resolve, 1_000)
      })
      found = covered()
    }
    if (found.length > 0) return [`at ${top} px`, ...found]
  }
  return []

  function covered(): string[] {
    const chat = document.querySelector('.chat-corner')
    if (!chat || chat.classList.contains('invisible')) return []
    const own = chat.getBoundingClientRect()
    const meets = (place: DOMRect) =>
      place.width > 1 &&
      place.left < own.right &&
      place.right > own.left &&
      place.top < own.bottom &&
      place.bottom > own.top
    const range = document.createRange()
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!node.textContent?.trim() || !parent || chat.contains(parent)) continue
      range.selectNodeContents(node)
      const isMet = [...range.getClientRects()].some(meets)
      if (isMet && parent.checkVisibility({ visibilityProperty: true }) && !parent.closest('.sr-only'))
        found.push(node.textContent)
    }
    for (const control of document.querySelectorAll('a, button, input, select, textarea, summary')) {
      const isSeen = control.checkVisibility({ visibilityProperty: true }) && !chat.contains(control)
      if (isSeen && [...control.getClientRects()].some(meets)) found.push(control.outerHTML.slice(0, 80))
    }
    return found
  }
}

/** Texts that overflow a part of the page, or their container. */
export function cutWords(part: Element): string[] {
  const range = document.createRange()
  const found: string[] = []
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const holder = node.parentElement
    if (!node.textContent?.trim() || !holder || holder.closest('.sr-only')) continue
    range.selectNodeContents(node)
    const [own, held, all] = [range, holder, part].map((one) => one.getBoundingClientRect())
    const isWithin = (frame: DOMRect | undefined) =>
      own !== undefined &&
      frame !== undefined &&
      own.left >= frame.left - 1 &&
      own.right <= frame.right + 1 &&
      own.top >= frame.top - 8 &&
      own.bottom <= frame.bottom + 8
    if (!isWithin(held) || !isWithin(all)) found.push(node.textContent)
  }
  return found
}

/** Elements that would be printed with a dark background. */
export function darkGrounds(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main .on-dark, main .opening-ground')]
    .filter((element) => element.checkVisibility())
    .filter((element) => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)')
    .map((element) => element.outerHTML.slice(0, 160))
}

/** Texts in the page's drawings that are too small or overlap. */
export function hardLettering(smallest: number): string[] {
  return [...document.querySelectorAll('svg')].flatMap((drawing) => {
    const words = [...drawing.querySelectorAll('text')].filter((text) => text.checkVisibility())
    const small = words.filter((text) => {
      const scale = text.getScreenCTM()?.a ?? 0
      return Number.parseFloat(getComputedStyle(text).fontSize) * scale < smallest
    })
    // Each line has its own box; ascenders and descenders may touch.
    const places = words.flatMap((text) => {
      const lines = text.querySelectorAll('tspan[x]')
      return (lines.length > 0 ? [...lines] : [text]).map((line) => ({
        name: line.textContent,
        place: line.getBoundingClientRect(),
      }))
    })
    const frame = drawing.getBoundingClientRect()
    const meeting = places.filter(({ place }, index) =>
      places.slice(0, index).some(({ place: other }) => {
        const air = Math.min(place.height, other.height) / 4
        return (
          place.left < other.right &&
          place.right > other.left &&
          place.top + air < other.bottom &&
          place.bottom - air > other.top
        )
      }),
    )
    const cut = places.filter(({ place }) => place.left < frame.left || place.right > frame.right)
    return [
      ...small.map((text) => `small: ${text.textContent}`),
      ...meeting.map(({ name }) => `over another: ${name}`),
      ...cut.map(({ name }) => `cut: ${name}`),
    ]
  })
}

/** The position of a text's first line, also if its element centres it. */
export function baselineOf(words: Element): number {
  const text = document.createTreeWalker(words, NodeFilter.SHOW_TEXT).nextNode() as Text
  const line = document.createElement('span')
  const probe = document.createElement('span')
  probe.style.display = 'inline-block'
  text.replaceWith(line)
  line.append(probe, text)
  const { bottom } = probe.getBoundingClientRect()
  line.replaceWith(text)
  return bottom + window.scrollY
}
