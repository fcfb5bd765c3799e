import { observer } from 'mobx-react'
import { shellWords } from '@/i18n/shell'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { NothingThere } from './NothingThere'
import { Screen } from './Screen'

interface MissingPageProps {
  /** What is missing; by default that nothing was found. */
  text?: string
}

const toHome = (): void => go(routes.home)

/** A page without contents, because its address has no route or lacks a required parameter: says so and offers the way to home. */
export const MissingPage = observer(function MissingPage({ text }: MissingPageProps) {
  return (
    <Screen>
      <NothingThere text={text} way={<Button text={shellWords().home} onTap={toHome} />} />
    </Screen>
  )
})
