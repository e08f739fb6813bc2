import { company } from '@/content/company'
import { MARKED_NOTE, restsOnSample } from '@/content/operator-fact'
import { packingList } from '@/content/packing-list'
import { type GuideSlug } from '@/content/pages/guide-text'
import { questionGroups } from '@/content/questions'
import { tourPages } from '@/content/tours/all-pages'
import { safetyCells } from '@/content/tours/safety-words'
import { loadGuideText } from '@/lib/markdown/guide-texts'
import { loadLegalText } from '@/lib/markdown/legal-texts'
import { questionsJsonLd } from '@/lib/seo/questions'

const html = (slug: GuideSlug) => loadGuideText(slug).body.html.replaceAll('\u00a0', ' ')

test('the page of questions has each question of the tours once', () => {
  for (const { heading, questions } of questionGroups) {
    const asked = questions.map(({ question }) => question)
    expect([heading, new Set(asked).size]).toEqual([heading, asked.length])
  }
  const all = questionGroups.flatMap(({ questions }) => questions.map(({ question }) => question))
  for (const { questions } of tourPages) {
    for (const { question } of questions) expect(all).toContain(question)
  }
})

test('search engines read the words of the page', () => {
  const [group] = questionGroups
  const facts = questionsJsonLd(group?.questions ?? [])
  expect(facts).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: group?.questions.map(({ question, answer }) => ({
      name: question,
      acceptedAnswer: { text: answer },
    })),
  })
})

test('every tour has its ages, cold limit and access on the pages for them, each marked while it is a sample', () => {
  for (const { tour, safety } of tourPages) {
    expect(html('safety')).toContain(`href="${tour.route}"`)
    expect(html('accessibility')).toContain(`href="${tour.route}"`)
    const { value, isConfirmed } = safety.walking
    expect(restsOnSample(html('accessibility').split(value.replace(/\.$/, ''))[1]?.slice(0, 40) ?? '')).toBe(
      !isConfirmed,
    )
  }
})

test('the table of limits says once that what it marks is a sample, and marks what is one', () => {
  const [before = '', table = ''] = html('safety').split('<table')
  expect(before.split(MARKED_NOTE)).toHaveLength(2)
  expect(restsOnSample(table.split('</table>')[0] ?? '')).toBe(false)
  for (const { safety } of tourPages) {
    const { ageCell, coldCell, equipmentCell } = safetyCells(safety)
    for (const [cell, fact] of [
      [ageCell, safety.adviceAge],
      [coldCell, safety.coldLimitC],
      [equipmentCell, safety.equipment],
    ] as const)
      expect([cell, cell.endsWith('\u00a0*')]).toEqual([cell, !fact.isConfirmed])
    expect(table).toContain(ageCell.replace('\u00a0', ' '))
  }
})

test('the accessibility statement says how to tell us, within what time we answer, and where to complain', () => {
  expect(html('accessibility')).toContain(company.email)
  expect(html('accessibility')).toContain('within two weeks')
  expect(html('accessibility')).toContain('Traficom')
})

test.each([
  ['saavutettavuus', 'kahden viikon kuluessa'],
  ['tillganglighet', 'inom två veckor'],
] as const)('the statement /%s says the same, and the English one leads to it', (slug, within) => {
  const { body } = loadLegalText(slug)
  for (const words of [company.email, company.phone, company.legalName, '306/2019', within, 'Traficom'])
    expect(body.html).toContain(words)
  expect(body.html).toContain('href="/accessibility"')
  expect(html('accessibility')).toContain(`href="/${slug}"`)
})

test('the imprint names the company and those who supervise it', () => {
  for (const fact of ['legalName', 'businessId', 'vatNumber', 'address', 'email', 'phone'] as const)
    expect(html('imprint')).toContain(company[fact])
  for (const authority of ['Tukes', 'Traficom', 'Consumer Ombudsman', 'Data Protection Ombudsman'])
    expect(html('imprint')).toContain(authority)
})

test('the safety page says what to do in an emergency', () => {
  expect(html('safety')).toContain('<strong>112</strong>')
})

test('nothing is packed twice', () => {
  const entries = packingList.flatMap((group) => group.entries)
  expect(new Set(entries).size).toBe(entries.length)
})
