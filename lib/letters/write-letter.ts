import { type BookingFacts, type LetterKind, type Sender, type WrittenLetter } from '@/lib/letters/facts'

/** Write the letter of a kind: subject, HTML, plain text, attachments. Takes some 50 ms of computing. */
export async function writeLetter(
  kind: LetterKind,
  facts: BookingFacts,
  sender: Sender,
): Promise<WrittenLetter> {
  throw new Error(`not written yet: ${kind} ${facts.reference} ${sender.brand}`)
}
