import { observer } from 'mobx-react'
import type { FunctionComponent } from 'react'
import { currentRoute } from '@/navigate'
import { routes } from '@/routes'
import { ErrorBoundary } from './ErrorBoundary'
import { Screen } from './Screen'

/**
 * Makes a component a page: it follows the stores that it reads, and where it breaks before its `Screen` is drawn, the customer still
 * gets a bar with the way back, and a retry. What breaks inside a `Screen` stays inside it.
 */
export function page(Body: FunctionComponent): FunctionComponent {
  const Observed = observer(Body)
  return function Page() {
    return (
      <ErrorBoundary
        frame={(failed) => (
          <Screen route={currentRoute() ?? routes.home} bar="header">
            {failed}
          </Screen>
        )}
      >
        <Observed />
      </ErrorBoundary>
    )
  }
}
