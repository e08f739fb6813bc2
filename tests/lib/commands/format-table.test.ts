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
