import { observer } from 'mobx-react'
import { type ReactNode, useEffect, useState } from 'react'
import { config } from '@/domain/remoteConfig/config'

type BlocksModule = typeof import('@/domain/remoteConfig/blocks/Blocks')

/** How long the content below waits for the modules, in milliseconds; a slow answer must not hold it back for good. */
const patience = 1000

/**
 * The modules that an operator placed on home, and the content below them. The code of the modules is loaded only where there are
 * some, and the content below appears together with them, so that it does not move down under a finger.
 */
export const Modules = observer(function Modules({ children }: { children: ReactNode }) {
  const { blocks } = config.values
  const [drawn, setDrawn] = useState<BlocksModule>()
  const [isLate, setLate] = useState(false)
  const isWanted = blocks.length > 0
  useEffect(() => {
    config.ask()
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (isWanted)
      import('@/domain/remoteConfig/blocks/Blocks').then(setDrawn, () => console.warn('Modules are not available'))
  }, [isWanted])
  const isDecided = config.isSettled && (!isWanted || drawn !== undefined)
  return (
    <>
      {isWanted && drawn && <drawn.Blocks blocks={blocks} />}
      {(isDecided || isLate) && children}
    </>
  )
})
