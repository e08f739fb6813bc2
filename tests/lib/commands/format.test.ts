import { formatCsv } from '@/lib/commands/format-csv'
import { formatTable } from '@/lib/commands/format-table'

const columns = [{ head: 'Name' }, { head: 'Seats', isNumber: true }, { head: 'Phone' }]

test('columns are aligned by display width in any script', () => {
  expect(
    formatTable(
      columns,
      [
        ['Aino Mäkinen', '12', '+358 40 1'],
        ['山田花子', '2', ''],
        ['👨‍👩‍👧 family', '3', '1'],
      ],
      null,
    ),
  ).toEqual([
    'Name          Seats  Phone',
    'Aino Mäkinen     12  +358 40 1',
    '山田花子          2',
    '👨‍👩‍👧 family         3  1',
  ])
})

test('a table fits the terminal: the widest column is cut, a short one is not', () => {
  const lines = formatTable(columns, [['A very long name that nobody has', '2', '+358 40 123']], 40)
  expect(lines).toEqual(['Name                  Seats  Phone', 'A very long name th…      2  +358 40 123'])
})

test('a guest’s text cannot move the cursor, break a line or change the direction', () => {
  const [, line] = formatTable([{ head: 'Name' }], [['\u001b[31mRed\u0007\nnext\u202eeteled']], null)
  expect(line).toBe('[31mRed nexteteled')
})

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
