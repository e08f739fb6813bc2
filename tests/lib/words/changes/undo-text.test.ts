import { undoableCommandText } from '@/lib/words/changes/undo-text'

test('what can be undone is named in words, not as the command that does it', () => {
  expect(undoableCommandText('booking party')).toBe('the change of guests')
  expect(undoableCommandText('time')).toBe('the change of start time')
})
