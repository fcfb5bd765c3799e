import { observer } from 'mobx-react'
import { type ReactNode, useEffect, useState } from 'react'
import { config } from '@/domain/remoteConfig/config'
import { usePage } from '@/shell/PageContext'
import type { HomeStore } from './store'
import { usePart } from './usePart'

/** How long the content waits for the modules and for the customer's next step above them, in milliseconds; a slow answer must not hold it back for good. */
const patience = 1000

const loadBlocks = () => import('@/domain/remoteConfig/blocks/Blocks')

/**
 * The modules that an operator placed on home, and the content below them. The code of the modules is loaded only where there are some, and the
 * content below appears together with them; both wait for the customer's next step above them, so that nothing moves down under a finger. Modules
 * that come after the content are there at the next visit.
 */
export const Modules = observer(function Modules({ store, children }: { store: HomeStore; children: ReactNode }) {
  const { blocks } = config.values
  const isWanted = blocks.length > 0
  const drawn = usePart(isWanted, loadBlocks)
  const isReady = config.isSettled && (!isWanted || drawn !== undefined)
  const [isLate, setLate] = useState(false)
  const { visit } = usePage()
  useEffect(() => config.ask(), [])
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!isReady) setLate(true)
      store.skipStep()
    }, patience)
    return () => clearTimeout(timer)
  }, [store, isReady])
  useEffect(() => {
    if (isReady && visit === 'hidden') setLate(false)
  }, [isReady, visit])
  if (store.step === undefined) return null
  return (
    <>
      {isWanted && drawn && !isLate && <drawn.Blocks blocks={blocks} />}
      {(isReady || isLate) && children}
    </>
  )
})
