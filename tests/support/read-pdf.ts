import PDFParser, { type Output } from 'pdf2json'

/** The content of one of our PDFs as readers see it and screen readers read it; from top to bottom, left to right. */
export async function readPdf(file: Buffer) {
  const { Pages } = await parse(file)
  const runs = Pages.flatMap((page, number) =>
    page.Texts.map(({ x, y, R }) => ({
      line: number * 10_000 + Math.round(y * 10),
      x,
      words: R.map(({ T }) => decodeURIComponent(T)).join(''),
    })),
  ).toSorted((a, b) => a.line - b.line || a.x - b.x)
  return {
    text: runs.map(({ words }) => words.trim()).join(' '),
    pages: Pages.length,
    ...readTags(file.toString('latin1')),
  }
}

function parse(file: Buffer): Promise<Output> {
  return new Promise((resolve, reject) => {
    const parser = new PDFParser()
    parser.on('pdfParser_dataReady', resolve)
    parser.on('pdfParser_dataError', reject)
    parser.parseBuffer(file, 0)
  })
}

/** The objects about the file itself are not compressed. */
function readTags(source: string) {
  return {
    structure: [...source.matchAll(/\/S \/([A-Z]\w*)/g)].map(([, role = '']) => role),
    language: /\/Lang \((.+?)\)/.exec(source)?.[1],
    title: /<dc:title>[\s\S]*?">(.+?)</.exec(source)?.[1],
  }
}
