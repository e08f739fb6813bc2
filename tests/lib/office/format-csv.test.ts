import { formatCsv } from '@/lib/office/format-csv'

test('CSV quotes what it must, ends records with CRLF, and writes instants in UTC', () => {
  const at = new Date('2026-12-24T18:00:00Z')
  expect(formatCsv(['name', 'at', 'total', 'wishes'], [['Korhonen, "Aino"', at, 89.5, null]])).toBe(
    'name,at,total,wishes\r\n"Korhonen, ""Aino""",2026-12-24T18:00:00.000Z,89.5,\r\n',
  )
})

test('a spreadsheet computes nothing from a guest’s text, and a phone number stays a phone number', () => {
  const cells = ['=HYPERLINK("x")', '@SUM(A1)', '-2+3', '+1-2', '+358 40 123']
  expect(
    formatCsv(
      ['a'],
      cells.map((cell) => [cell]),
    ),
  ).toBe('a\r\n"\'=HYPERLINK(""x"")"\r\n\'@SUM(A1)\r\n\'-2+3\r\n\'+1-2\r\n+358 40 123\r\n')
})

test('a spreadsheet that splits lines at semicolons or tabs has one cell for a guest’s text, and no formula in it', () => {
  const cells = [
    'Aino;=1+2;x',
    'a;b',
    'a\tb',
    'Nuts\n-1+1\r\n@SUM(A1)',
    '＝1＋2',
    'a;  ＠SUM(A1)',
    '\t=1',
    '－1',
    'a=1-2',
    '1;2',
  ]
  const csv = formatCsv(
    ['a'],
    cells.map((cell) => [cell]),
  )
  expect(csv.slice(3)).toBe(
    [
      `"Aino;'=1+2;x"`,
      '"a;b"',
      '"a\tb"',
      `"Nuts\n'-1+1\r\n'@SUM(A1)"`,
      `'＝1＋2`,
      `"a;'  ＠SUM(A1)"`,
      `"'\t'=1"`,
      `'－1`,
      'a=1-2',
      '"1;2"',
      '',
    ].join('\r\n'),
  )
})
