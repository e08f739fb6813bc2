import { guestFormRoute } from '@/app/(by-link)/booking/[token]/guest-form-route'
import { choiceInput } from '@/lib/contract/guest-page'
import { now } from '@/lib/db/clock'
import { readPostedInput } from '@/lib/http/read-posted-fields'
import { submitChoice } from '@/lib/use-cases/changes/submit-choice'

/** Handle 'Confirm change' for a choice. If the outcome no longer matches the preview, show a new preview. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = guestFormRoute(
  async ({ booking: { reference }, path }, request) => {
    const { refund: shownCents, ...input } = await readPostedInput(request, choiceInput)
    const [pick, page] =
      input.option === 'full_refund'
        ? [{ option: input.option }, 'refund?outdated']
        : [
            { option: 'another_date' as const, departureId: input.departure },
            `${input.option.replace('_', '-')}?departure=${input.departure}&outdated`,
          ]
    const done = await submitChoice.run({ reference, actor: 'guest', pick, shownCents }, now())
    if (done.kind === 'refused') return `${path}/${page}`
    return `${path}?done=${done.kind === 'unchanged' ? 'already' : 'chosen'}`
  },
)
