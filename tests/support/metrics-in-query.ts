import { collectProcessMetrics, metrics } from '@/lib/observability/metrics'

/** Prometheus's own: whether a target answered, and the alarms that fire. */
const ITS_OWN: ReadonlyMap<string, readonly string[]> = new Map([
  ['up', []],
  ['ALERTS', ['alertname', 'alertstate']],
])

/** Labels that Prometheus adds to every series. */
const ADDED = ['job', 'instance']

const SYNTAX = new Set([
  ...[
    'abs',
    'absent',
    'and',
    'by',
    'changes',
    'count',
    'histogram_quantile',
    'increase',
    'max',
    'min',
    'offset',
  ],
  ...['on', 'or', 'rate', 'sum', 'time', 'unless', 'vector'],
])

type Metric = { readonly labelNames: readonly string[]; readonly type: string }

let known: ReadonlyMap<string, readonly string[]> | undefined

/** The metrics that our programs serve, with their labels, by the names of their series. */
function knownSeries(): ReadonlyMap<string, readonly string[]> {
  if (known) return known
  collectProcessMetrics()
  const { registry } = metrics()
  const ours = registry.getMetricsAsArray().flatMap(({ name }) => {
    const { labelNames, type } = registry.getSingleMetric(name) as unknown as Metric
    if (type !== 'histogram') return [[name, labelNames] as const]
    return ['_bucket', '_count', '_sum'].map((suffix) => [name + suffix, [...labelNames, 'le']] as const)
  })
  return (known = new Map([...ours, ...ITS_OWN]))
}

/** The metrics of a PromQL query. */
export function metricsIn(query: string): readonly string[] {
  const bare = query
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replace(/\b(?:by|on) \([^)]*\)/g, '')
  return [...new Set(bare.match(/(?<![\w.])[a-z_]\w*/gi))].filter((name) => !SYNTAX.has(name))
}

/** The metrics, and the labels in braces, that a PromQL query names and our programs do not serve. */
export function unknownIn(query: string): readonly string[] {
  const unknown = metricsIn(query).filter((name) => !knownSeries().has(name))
  const matched = [...query.replace(/"[^"]*"/g, '""').matchAll(/(\w+)\{([^}]*)\}/g)]
  const labels = matched.flatMap(([, name = '', inside = '']) => {
    const allowed = [...(knownSeries().get(name) ?? []), ...ADDED]
    return (inside.match(/\w+(?=[=!])/g) ?? []).filter((label) => !allowed.includes(label))
  })
  return [...unknown, ...labels]
}
