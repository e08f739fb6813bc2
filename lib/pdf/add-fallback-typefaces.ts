import 'server-only'
import bidiFactory from 'bidi-js'
import { FALLBACK_TYPEFACES } from '@/lib/pdf/typefaces'

const bidi = bidiFactory()

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Variation selectors and joiners, which modify the character before them and are not letters. */
const SELECTORS = /[\u200c\u200d\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu

const PICTURES = 'noto-emoji'

/** Hebrew, Arabic and other right-to-left scripts. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

/** PDFKit internals that its types hide: the current font, and the function that writes a line. Names as of 0.20. */
type Inner = {
  _font: {
    readonly id: string
    readonly ascender: number
    readonly font: { hasGlyphForCodePoint(code: number): boolean }
  }
  readonly _fontSize: number
  _fragment(text: string, x: number, y: number, options: LineOptions): void
}

type LineOptions = PDFKit.Mixins.TextOptions & { readonly lineWidth?: number; readonly textWidth?: number }

/** Text in one typeface and one direction; `face` is null for the current font. */
type Run = { readonly text: string; readonly face: string | null; readonly isRightToLeft: boolean }

/**
 * Let a PDF document use every writing system that our typefaces cover: PDFKit on its own takes all letters from one
 * typeface and writes only from left to right.
 *
 * @returns  a function that says whether our typefaces cover all of a text's letters
 */
export function addFallbackTypefaces(doc: PDFKit.PDFDocument): (text: string) => boolean {
  const inner = doc as PDFKit.PDFDocument & Inner
  const known = new Map<string, readonly Run[]>()
  const [writeRun, measureRun] = [inner._fragment, inner.widthOfString]

  /** Find a typeface for these letters; null if none has all of them. */
  function faceFor(letters: string): Pick<Run, 'face'> | null {
    const codes = [...letters.replace(SELECTORS, '')].map((letter) => letter.codePointAt(0) ?? 0)
    const hasAll = () => codes.every((code) => inner._font.font.hasGlyphForCodePoint(code))
    if (hasAll()) return { face: null }
    const found = FALLBACK_TYPEFACES.find(([face, , script]) => script.test(letters) && within(face, hasAll))
    return found ? { face: found[0] } : null
  }

  function within<Result>(face: string | null, work: () => Result): Result {
    const set = inner._font
    if (face !== null) doc.font(face)
    const result = work()
    inner._font = set
    return result
  }

  /** Runs are cached, as the same words are measured and written several times. */
  function runsOf(text: string): readonly Run[] {
    const key = `${inner._font.id} ${text}`
    const runs = known.get(key) ?? findRuns(text)
    known.set(key, runs)
    return runs
  }

  /** Split text into runs in visual order from the left, with whole words in one typeface if possible. */
  function findRuns(text: string): readonly Run[] {
    return toDirectionRuns(text).flatMap(({ text: part, isRightToLeft }) => {
      const words = part.split(/(?<=\s)|(?=\s)/).flatMap((word) => {
        const whole = faceFor(word)
        const letters = whole ? [] : [...graphemes.segment(word)].map(({ segment }) => segment)
        return whole
          ? [{ text: word, ...whole, isRightToLeft }]
          : letters.map((letter) => ({ text: letter, face: faceFor(letter)?.face ?? null, isRightToLeft }))
      })
      const runs = words.reduce<Run[]>((joined, word) => {
        const last = joined.at(-1)
        // A space between two Arabic words belongs to them; a space in the emoji typeface would be as wide as an emoji.
        const isBlank = /^\s$/.test(word.text) && last?.face !== PICTURES
        if (!last || (last.face !== word.face && !isBlank)) return [...joined, word]
        return [...joined.slice(0, -1), { ...last, text: last.text + word.text }]
      }, [])
      return isRightToLeft ? runs.toReversed() : runs
    })
  }

  function widthOf(run: Run, options?: PDFKit.Mixins.TextOptions): number {
    const [letters, how] = drawn(run, options)
    return within(run.face, () => measureRun.call(doc, letters, how))
  }

  function widthOfString(text: string, options?: PDFKit.Mixins.TextOptions): number {
    return runsOf(text).reduce((width, run) => width + widthOf(run, options), 0)
  }

  function writeLine(line: string, x: number, y: number, options: LineOptions): void {
    const text = line.replaceAll('\n', '')
    const runs = runsOf(text)
    if (runs.every(({ face, isRightToLeft }) => face === null && !isRightToLeft))
      return writeRun.call(doc, text, x, y, options)
    const { align, width, lineWidth = 0, ...rest } = options
    const atRight = align === 'right' && width ? lineWidth - widthOfString(text.trimEnd()) : 0
    const baseline = (-inner._font.ascender / 1000) * inner._fontSize
    let at = x + atRight
    for (const run of runs) {
      const [letters, how] = drawn(run, { ...rest, textWidth: 0, baseline })
      within(run.face, () => writeRun.call(doc, letters, at, y, how ?? {}))
      at += widthOf(run)
    }
  }

  Object.assign(doc, { widthOfString, _fragment: writeLine })
  return (text) => [...graphemes.segment(text)].every(({ segment }) => faceFor(segment) !== null)
}

/** The letters to draw for a run, with options: right-to-left text in one piece, with its brackets mirrored. */
function drawn({ text, isRightToLeft }: Run, options?: LineOptions): [letters: string, how?: LineOptions] {
  if (!isRightToLeft) return [text, options]
  const letters = [...text].map((letter) => bidi.getMirroredCharacter(letter) ?? letter)
  return [letters.join(''), { ...options, features: [] }]
}

/** Split a line into runs of one text direction, in visual order from left to right. */
function toDirectionRuns(text: string): readonly Omit<Run, 'face'>[] {
  if (!FROM_RIGHT.test(text)) return [{ text, isRightToLeft: false }]
  const { levels } = bidi.getEmbeddingLevels(text, 'ltr')
  const parts: { text: string; level: number }[] = []
  for (let at = 0; at < text.length; at += 1) {
    const level = levels[at] ?? 0
    const last = parts.at(-1)
    if (last?.level === level) last.text += text.charAt(at)
    else parts.push({ text: text.charAt(at), level })
  }
  return inVisualOrder(parts).map(({ text: part, level }) => ({ text: part, isRightToLeft: level % 2 === 1 }))
}

/** From the deepest level up, reverse each sequence at that level or deeper: https://www.unicode.org/reports/tr9/#L2 */
function inVisualOrder<Part extends { readonly level: number }>(parts: readonly Part[]): readonly Part[] {
  const deepest = Math.max(0, ...parts.map(({ level }) => level))
  const levels = Array.from({ length: deepest }, (_, index) => deepest - index)
  return levels.reduce<readonly Part[]>((order, level) => {
    const groups: Part[][] = []
    for (const [at, part] of order.entries()) {
      const isTogether = part.level >= level && (order[at - 1]?.level ?? 0) >= level
      if (isTogether) groups.at(-1)?.unshift(part)
      else groups.push([part])
    }
    return groups.flat()
  }, parts)
}
