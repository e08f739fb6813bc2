import sharp from 'sharp'
import { encode } from 'uqr'
import { drawQrCode } from '@/lib/mail/draw-qr-code'

const TEXT = 'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.002'

test('a code is a picture that decoders read, square for square as it was encoded', async () => {
  const { data, info } = await sharp(drawQrCode(TEXT)).raw().toBuffer({ resolveWithObject: true })
  const squares = encode(TEXT, { ecc: 'M', border: 4 }).data
  const pixels = info.width / squares.length
  expect({ height: info.height, pixels }).toEqual({ height: info.width, pixels: 8 })
  const isDark = (row: number, column: number) =>
    data[(row * pixels * info.width + column * pixels) * info.channels] === 0
  expect(squares.map((line, row) => line.map((_square, column) => isDark(row, column)))).toEqual(squares)
})

test('the same text is the same picture', () => {
  expect(drawQrCode(TEXT).equals(drawQrCode(TEXT))).toBe(true)
})
