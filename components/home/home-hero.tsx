import { ActionLink } from '@/components/ui/action-link'
import { Opening } from '@/components/ui/opening'
import { Picture } from '@/components/ui/picture'
import { Scrims } from '@/components/ui/scrims'

export function HomeHero() {
  return (
    <section className="flex min-h-svh flex-col bg-night on-dark" id="home">
      <Opening
        picture={
          <>
            <Picture
              className="absolute inset-0"
              isFirst
              name="auroraCabin"
              sizes="(min-width: 1024px) 100vw, 130vw"
            />
            <Scrims />
          </>
        }
      >
        <div className="grid items-end gap-8 lg:flex lg:justify-between lg:pb-10">
          <div>
            <h1 className="max-w-[13ch] font-display text-hero lg:max-w-[10ch]">At home in the dark</h1>
            <p className="mt-5 max-w-[46ch] text-lg sm:text-xl lg:max-w-[36ch]">
              Northern lights, snow and quiet lakes around Rovaniemi, on the Arctic Circle. Small groups,
              guides who know the way, and somewhere warm to come back to.
            </p>
          </div>
          <p>
            <ActionLink href="#tours">Explore Tours</ActionLink>
          </p>
        </div>
      </Opening>
    </section>
  )
}
