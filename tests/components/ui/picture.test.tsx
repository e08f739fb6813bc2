import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen } from '@/tests/support/testing-library'

import { Picture } from '@/components/ui/picture'
import { pictureAlt } from '@/content/picture-alt'
import { pictures } from '@/content/pictures'

test.each(Object.values(pictures))('$file is there', ({ file }) => {
  expect(existsSync(join('public', file))).toBe(true)
})

test('a picture has an alternative text, unless it is next to text that says the same', () => {
  const { rerender } = render(<Picture language="en" name="reindeer" sizes="100vw" />)
  expect(screen.getByRole('img', { name: pictureAlt('reindeer', 'en') })).toBeInTheDocument()
  rerender(<Picture isDecoration name="reindeer" sizes="100vw" />)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})
