import { company } from '@/content/company'
import { weekAheadOperator } from '@/lib/emails/operator/week-ahead-operator'

const some = { day: '2026-12-12', seats: 8, seatsTaken: 2 }

test('the departures of a day are ordered by start, not by tour', () => {
  const { parts } = weekAheadOperator.draft(
    {
      ...{ monday: '2026-12-07', matters: [], choices: [], waiting: [], sales: [] },
      departures: [
        { ...some, time: '20:00', tourName: 'Lights' },
        { ...some, time: '09:30', tourName: 'Zoo' },
        { ...some, time: '10:00', tourName: 'Snowshoes' },
      ],
      money: { inCents: 0, outCents: 0, inAheadCents: 0, outAheadCents: 0 },
    },
    { ...company, siteUrl: 'https://lumi.example.com' },
  )
  expect(parts).toContainEqual(
    expect.objectContaining({
      rows: [
        {
          label: 'Saturday, 12 December',
          value: '09:30 Zoo: 2 of 8\n10:00 Snowshoes: 2 of 8\n20:00 Lights: 2 of 8',
        },
      ],
    }),
  )
})
