import { actionStyle } from '@/components/ui/action-style'
import { type ActionName, BUTTONS } from '@/lib/contract/operator-page'

type OperatorButtonsProps = {
  readonly path: string
  readonly actions: readonly ActionName[]
}

/** A button for each action, large enough for a thumb. Each opens a preview and changes nothing. */
export function OperatorButtons({ path, actions }: OperatorButtonsProps) {
  return (
    <div className="mt-5 grid gap-3 sm:grid-cols-2">
      {actions.map((name) => (
        <form action={`${path}/${name}`} className="grid" key={name}>
          <button className={actionStyle('quiet')} type="submit">
            {BUTTONS[name]}
          </button>
        </form>
      ))}
    </div>
  )
}
