import { ActionLink } from '@/components/ui/action-link'
import { Picture } from '@/components/ui/picture'

export function HomeHero() {
  return (
    <section
      className="relative flex min-h-svh flex-col justify-end overflow-hidden bg-night on-dark"
      id="home"
    >
      <Picture className="absolute inset-0" isFirst name="auroraCabin" sizes="100vw" />
      <div className="absolute inset-x-0 top-0 h-40 scrim-fall" />
      <div className="absolute inset-x-0 bottom-0 h-3/4 scrim-rise" />
      <div className="relative page-width grid items-end gap-x-8 gap-y-8 pt-40 pb-12 lg:grid-cols-12 lg:pb-20">
        <div className="lg:col-span-8">
          <h1 className="max-w-[13ch] font-display text-hero">The dark is the best part of the year</h1>
          <p className="mt-6 max-w-[46ch] text-lg sm:text-xl">
            Northern lights, snow and quiet lakes around Rovaniemi, on the Arctic Circle. Small groups, guides
            who know the dark, and somewhere warm to come back to.
          </p>
        </div>
        <div className="lg:col-span-4 lg:justify-self-end">
          <ActionLink href="#tours">Explore Tours</ActionLink>
        </div>
      </div>
    </section>
  )
}
