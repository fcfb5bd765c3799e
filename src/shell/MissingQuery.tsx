import { observer } from 'mobx-react'
import { shellWords } from '@/i18n/shell'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/Button'
import { NothingThere } from './NothingThere'
import { Screen } from './Screen'

const toHome = (): void => go(routes.home)

/** A page whose address lacks a required parameter: says that nothing was found and offers the way to home. */
export const MissingQuery = observer(function MissingQuery() {
  return (
    <Screen bar="header">
      <NothingThere way={<Button text={shellWords().home} onTap={toHome} />} />
    </Screen>
  )
})
