import 'server-only'
import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'uqr'

/** Pixels per square: the code is sharp when a mail program shows it at half its size. */
const SQUARE_PIXELS = 8

/** Width of the white border, in squares, as readers require. Source: https://www.qrcode.com/en/howto/code.html */
const BORDER_SQUARES = 4

/**
 * Draw a QR code as a PNG, because mail programs do not show SVG.
 *
 * Source: https://www.w3.org/TR/png-3/
 */
export function drawQrCode(text: string): Buffer {
  const { data } = encode(text, { ecc: 'M', border: BORDER_SQUARES })
  const width = data.length * SQUARE_PIXELS
  const line = (squares: readonly boolean[]) =>
    // Each row has filter type 0 (none), then one byte per pixel: black or white.
    Buffer.from([0, ...squares.flatMap((isDark) => Array<number>(SQUARE_PIXELS).fill(isDark ? 0 : 255))])
  const pixels = Buffer.concat(data.flatMap((squares) => Array<Buffer>(SQUARE_PIXELS).fill(line(squares))))
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(width, 4)
  // Eight bits per pixel, greyscale.
  head.writeUInt8(8, 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'ascii'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
