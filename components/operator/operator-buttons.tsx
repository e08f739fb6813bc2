import { actionStyle } from '@/components/ui/action-style'
import { type ActionName, BUTTONS } from '@/lib/contract/operator-page'

type OperatorButtonsProps = {
  readonly path: string
  readonly actions: readonly ActionName[]
}

/** One button for each action, a thumb wide; each leads to what it would come to, and does nothing itself. */
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
