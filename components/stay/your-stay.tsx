'use client'

import { type ComponentType, type FormEvent, useEffect, useRef, useState, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { useOnWake } from '@/components/booking/use-on-wake'
import { useAddress, useLanguage, useWords } from '@/components/words/use-words'
import { type StayResultsProps } from '@/components/stay/stay-results'
import { StayForm } from '@/components/stay/stay-form'
import { type StayTour } from '@/components/stay/stay-tour'
import { type StayWords } from '@/components/stay/stay-words'
import { fetchStay, type StayData } from '@/lib/browser/fetch-stay'
import { type BookedTour } from '@/lib/browser/find-booked-tours'
import { ApiError } from '@/lib/browser/api-error'
import { findStayScrollTop, saveStayPosition } from '@/lib/browser/stay-position'
import { type StayRequest } from '@/lib/booking/stay'
import {
  PAST_STAY_ERROR,
  findStayError,
  type StayFieldError,
  type StayFields,
} from '@/lib/contract/find-stay-error'
import { stayErrorText } from '@/lib/words/stay-error-text'

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking'; readonly query: string }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'refused'; readonly fault: StayFieldError }

type Answered = StayData & {
  readonly kind: 'answered'
  readonly query: string
  readonly wish: StayRequest
  readonly booked: readonly BookedTour[]
  readonly Answer: ComponentType<StayResultsProps>
}

const IDLE: State = { kind: 'idle' }

/** The form and its results. The URL contains the query, so that it can be shared and revisited. */
export function YourStay({ tours }: { readonly tours: readonly StayTour[] }) {
  const sayError = useWords('stayErrors')
  const say = useWords('stay')
  const words = {
    say,
    sayParty: useWords('party'),
    saySamples: useWords('samples'),
    saySky: useWords('sky'),
    language: useLanguage(),
    address: useAddress(),
  }
  const form = useRef<HTMLFormElement>(null)
  const latest = useRef(0)
  const [state, setState] = useState<State>(IDLE)
  const [answered, setAnswered] = useState<Answered | null>(null)
  useStayPosition(answered && answered.query)

  useEffect(() => {
    if (form.current && fillIn(form.current, new URLSearchParams(window.location.search)))
      form.current.requestSubmit()
  }, [])

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const isPressed = event.nativeEvent instanceof SubmitEvent && event.nativeEvent.submitter !== null
    const asked = event.currentTarget
    const fields = fieldsOf(asked)
    const query = new URLSearchParams(fields)
    if (state.kind === 'asking' && state.query === query.toString()) return
    const round = ++latest.current
    const refuse = (fault: StayFieldError) => {
      flushSync(() => show({ kind: 'refused', fault }, null))
      if (isPressed) fieldOf(asked, fault.field)?.focus()
    }
    const fault = findStayError(fields)
    if (fault) return refuse(fault)
    window.history.replaceState(null, '', words.address(`/your-stay?${query}`))
    setState({ kind: 'asking', query: query.toString() })
    const outcome = await ask(words, query, tours)
    if (round !== latest.current) return
    if (outcome.kind === 'failed') return show(outcome, null)
    if (outcome.days.length === 0) return refuse(PAST_STAY_ERROR)
    flushSync(() => show(IDLE, outcome))
    if (isPressed) showAnswer()
    else restoreScroll(findStayScrollTop(query.toString()))
  }

  function show(next: State, answer: Answered | null) {
    setState(next)
    setAnswered(answer)
  }

  /** Refresh the results. The old ones stay until then, and if the request fails. Rule: waking-tab (docs/rules.md) */
  async function renew() {
    if (!answered || state.kind === 'asking') return
    const round = latest.current
    const outcome = await ask(words, new URLSearchParams(answered.query), tours)
    if (outcome.kind === 'failed' || round !== latest.current) return
    if (outcome.days.length === 0) show({ kind: 'refused', fault: PAST_STAY_ERROR }, null)
    else setAnswered(outcome)
  }

  useOnWake(() => void renew())

  /** Clear an error once its field is corrected. */
  function handleInput() {
    setState((earlier) => (earlier.kind === 'refused' || earlier.kind === 'failed' ? IDLE : earlier))
  }

  return (
    <>
      <StayForm
        failure={state.kind === 'failed' ? state.message : null}
        faults={state.kind === 'refused' ? { [state.fault.field]: stayErrorText(sayError, state.fault) } : {}}
        isAsking={state.kind === 'asking'}
        onInput={handleInput}
        onSubmit={(event) => void handleSubmit(event)}
        ref={form}
        words={words}
      />
      <p className="sr-only" role="status">
        {state.kind === 'asking' ? say('loading') : state.kind === 'idle' && answered ? say('listed') : null}
      </p>
      {answered ? (
        <answered.Answer
          booked={answered.booked}
          days={answered.days}
          evenings={answered.evenings}
          skies={answered.skies}
          tours={tours}
          wish={answered.wish}
          words={words}
        />
      ) : null}
    </>
  )
}

/** Restore the scroll position, now that the results have made the page long enough again. */
function restoreScroll(top: number) {
  if (top > 0) window.scrollTo({ top, behavior: 'instant' })
}

/** Scroll the results to the top of the screen. */
function showAnswer() {
  const heading = document.getElementById('stay-heading')
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

/** Load the results, and their script on the first call. */
async function ask(
  { say, language }: Pick<StayWords, 'say' | 'language'>,
  query: URLSearchParams,
  tours: readonly StayTour[],
): Promise<Answered | Extract<State, { readonly kind: 'failed' }>> {
  try {
    const [{ StayResults }, { findBookedTours }, stay] = await Promise.all([
      import('@/components/stay/stay-results'),
      import('@/lib/browser/find-booked-tours'),
      fetchStay(query),
    ])
    return {
      kind: 'answered',
      ...stay,
      query: query.toString(),
      wish: parseStayQuery(query),
      booked: findBookedTours(stay.days, tours, language),
      Answer: StayResults,
    }
  } catch (error) {
    const message = error instanceof ApiError ? error.message || say('failed') : say('notConnected')
    return { kind: 'failed', message }
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

/** Fill in the fields from a URL, except those the guest has edited since; false if the URL contains no dates. */
function fillIn(form: HTMLFormElement, asked: URLSearchParams): boolean {
  for (const name of NAMES) {
    const [field, value] = [fieldOf(form, name), asked.get(name)]
    if (field && value !== null && field.value === field.defaultValue) field.value = value
  }
  return asked.has('from') && asked.has('to')
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : null
}

/** Parse the party and dates from a query. They are valid, because the server has accepted them. */
function parseStayQuery(query: URLSearchParams): StayRequest {
  return {
    from: query.get('from') ?? '',
    to: query.get('to') ?? '',
    adults: Number(query.get('adults')),
    children: Number(query.get('children')),
  }
}

/** While a result is shown, remember the scroll position when the guest leaves or reloads the page. */
function useStayPosition(query: string | null): void {
  useLayoutEffect(() => {
    if (query === null) return
    const keep = () => saveStayPosition(query, window.scrollY)
    window.addEventListener('pagehide', keep)
    return () => {
      keep()
      window.removeEventListener('pagehide', keep)
    }
  }, [query])
}
