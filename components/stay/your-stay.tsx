'use client'

import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { type StayAnswerProps } from '@/components/stay/stay-answer'
import { StayForm } from '@/components/stay/stay-form'
import { type StayTour } from '@/components/stay/stay-tour'
import { fetchStay, type Stay } from '@/lib/browser/fetch-stay'
import { RefusedCallError } from '@/lib/browser/refused-error'
import { type StayWish } from '@/lib/booking/stay'

type State =
  | { readonly kind: 'idle' | 'asking' }
  | { readonly kind: 'failed'; readonly message: string }
  | (Stay & {
      readonly kind: 'answered'
      readonly wish: StayWish
      readonly Answer: ComponentType<StayAnswerProps>
    })

const NO_ANSWER = 'Your days could not be loaded. Please check your connection and try again.'

/** The form and its answer. The address keeps what was asked, so that it can be shared and come back to. */
export function YourStay({ tours }: { readonly tours: readonly StayTour[] }) {
  const form = useRef<HTMLFormElement>(null)
  const latest = useRef(0)
  const [state, setState] = useState<State>({ kind: 'idle' })

  useEffect(() => {
    if (form.current && fillIn(form.current, new URLSearchParams(window.location.search)))
      form.current.requestSubmit()
  }, [])

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const isPressed = event.nativeEvent instanceof SubmitEvent && event.nativeEvent.submitter !== null
    const query = queryOf(event.currentTarget)
    window.history.replaceState(null, '', `/your-stay?${query}`)
    const round = ++latest.current
    setState({ kind: 'asking' })
    const outcome = await ask(query)
    if (round !== latest.current) return
    flushSync(() => setState(outcome))
    if (isPressed) document.getElementById('stay-heading')?.focus()
  }

  return (
    <>
      <StayForm
        fault={state.kind === 'failed' ? state.message : null}
        isAsking={state.kind === 'asking'}
        onSubmit={(event) => void handleSubmit(event)}
        ref={form}
      />
      <p className="sr-only" role="status">
        {state.kind === 'answered' ? 'Your days are listed below.' : ''}
      </p>
      {state.kind === 'answered' ? (
        <div className="mt-16 print:mt-0">
          <state.Answer days={state.days} skies={state.skies} tours={tours} wish={state.wish} />
        </div>
      ) : null}
    </>
  )
}

/** Its script comes with the first answer. */
async function ask(query: URLSearchParams): Promise<State> {
  try {
    const [{ StayAnswer }, stay] = await Promise.all([
      import('@/components/stay/stay-answer'),
      fetchStay(query),
    ])
    return { kind: 'answered', ...stay, wish: wishOf(query), Answer: StayAnswer }
  } catch (error) {
    return { kind: 'failed', message: error instanceof RefusedCallError ? error.message : NO_ANSWER }
  }
}

const NAMES = ['from', 'to', 'adults', 'children'] as const

function queryOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(NAMES.map((name) => [name, fieldOf(form, name)?.value ?? '']))
}

/** Put what an address asks into the fields; false where it asks nothing. */
function fillIn(form: HTMLFormElement, asked: URLSearchParams): boolean {
  for (const name of NAMES) {
    const [field, value] = [fieldOf(form, name), asked.get(name)]
    if (field && value !== null) field.value = value
  }
  return asked.has('from') && asked.has('to')
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : null
}

/** As the server has read it: it has answered. */
function wishOf(query: URLSearchParams): StayWish {
  return {
    from: query.get('from') ?? '',
    to: query.get('to') ?? '',
    adults: Number(query.get('adults')),
    children: Number(query.get('children')),
  }
}
