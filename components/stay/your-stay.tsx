'use client'

import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { type StayAnswerProps } from '@/components/stay/stay-answer'
import { StayForm } from '@/components/stay/stay-form'
import { type StayTour } from '@/components/stay/stay-tour'
import { useStayPlace } from '@/components/stay/use-stay-place'
import { fetchStay, type Stay } from '@/lib/browser/fetch-stay'
import { RefusedCallError } from '@/lib/browser/refused-error'
import { findStayTop } from '@/lib/browser/stay-place'
import { type StayWish } from '@/lib/booking/stay'
import { type StayFault, stayFault, type StayFields } from '@/lib/booking/stay-fault'

type State =
  | { readonly kind: 'idle' | 'asking' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'refused'; readonly fault: StayFault }
  | (Stay & {
      readonly kind: 'answered'
      readonly query: string
      readonly wish: StayWish
      readonly Answer: ComponentType<StayAnswerProps>
    })

const NO_ANSWER = 'Your days could not be loaded. Please check your connection and try again.'

/** The form and its answer. The address keeps what was asked, so that it can be shared and come back to. */
export function YourStay({ tours }: { readonly tours: readonly StayTour[] }) {
  const form = useRef<HTMLFormElement>(null)
  const latest = useRef(0)
  const [state, setState] = useState<State>({ kind: 'idle' })
  useStayPlace(state.kind === 'answered' ? state.query : null)

  useEffect(() => {
    if (form.current && fillIn(form.current, new URLSearchParams(window.location.search)))
      form.current.requestSubmit()
  }, [])

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const isPressed = event.nativeEvent instanceof SubmitEvent && event.nativeEvent.submitter !== null
    const asked = event.currentTarget
    const fields = fieldsOf(asked)
    const round = ++latest.current
    const fault = stayFault(fields)
    if (fault) {
      flushSync(() => setState({ kind: 'refused', fault }))
      if (isPressed) fieldOf(asked, fault.field)?.focus()
      return
    }
    const query = new URLSearchParams(fields)
    window.history.replaceState(null, '', `/your-stay?${query}`)
    setState({ kind: 'asking' })
    const outcome = await ask(query)
    if (round !== latest.current) return
    flushSync(() => setState(outcome))
    if (outcome.kind !== 'answered') return
    if (isPressed) showAnswer()
    else goDownTo(findStayTop(query.toString()))
  }

  /** What was said of the form is over once it is corrected. */
  function handleInput() {
    setState((earlier) =>
      earlier.kind === 'refused' || earlier.kind === 'failed' ? { kind: 'idle' } : earlier,
    )
  }

  return (
    <>
      <StayForm
        failure={state.kind === 'failed' ? state.message : null}
        faults={state.kind === 'refused' ? { [state.fault.field]: state.fault.message } : {}}
        isAsking={state.kind === 'asking'}
        onInput={handleInput}
        onSubmit={(event) => void handleSubmit(event)}
        ref={form}
      />
      <p className="sr-only" role="status">
        {state.kind === 'answered' && state.days.length > 0 ? 'Your days are listed below.' : ''}
      </p>
      {state.kind === 'answered' ? (
        <div className="mt-16 print:mt-0">
          <state.Answer
            days={state.days}
            evenings={state.evenings}
            skies={state.skies}
            tours={tours}
            wish={state.wish}
          />
        </div>
      ) : null}
    </>
  )
}

/** Where the reader was: the page was too short for it until now. */
function goDownTo(top: number) {
  if (top > 0) window.scrollTo({ top, behavior: 'instant' })
}

/** At the top of the screen, whatever its height. */
function showAnswer() {
  const heading = document.getElementById('stay-heading')
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

/** Its script comes with the first answer. */
async function ask(query: URLSearchParams): Promise<State> {
  try {
    const [{ StayAnswer }, stay] = await Promise.all([
      import('@/components/stay/stay-answer'),
      fetchStay(query),
    ])
    return { kind: 'answered', ...stay, query: query.toString(), wish: wishOf(query), Answer: StayAnswer }
  } catch (error) {
    return { kind: 'failed', message: error instanceof RefusedCallError ? error.message : NO_ANSWER }
  }
}

const NAMES = ['from', 'to', 'adults', 'children'] as const

function fieldsOf(form: HTMLFormElement): StayFields {
  const valueOf = (name: keyof StayFields) => fieldOf(form, name)?.value ?? ''
  return {
    from: valueOf('from'),
    to: valueOf('to'),
    adults: valueOf('adults'),
    children: valueOf('children'),
  }
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
