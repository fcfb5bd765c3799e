import { observer } from 'mobx-react'
import { type ReactNode, useEffect, useState } from 'react'
import { config } from '@/domain/remoteConfig/config'
import { useLatest } from '@/ui/hooks/useLatest'
import { usePart } from './usePart'

interface ModulesProps {
  /** The content below can be drawn. */
  isReady: boolean
  /** The content below is drawn although it was not ready. */
  onLate: () => void
  children: ReactNode
}

/** How long the content below waits for the modules and for what it needs itself, in milliseconds; a slow answer must not hold it back for good. */
const patience = 1000

const loadBlocks = () => import('@/domain/remoteConfig/blocks/Blocks')

/**
 * The modules that an operator placed on home, and the content below them. The code of the modules is loaded only where there are
 * some, and the content below appears together with them, so that it does not move down under a finger.
 */
export const Modules = observer(function Modules({ isReady, onLate, children }: ModulesProps) {
  const { blocks } = config.values
  const areWanted = blocks.length > 0
  const drawn = usePart(areWanted, loadBlocks)
  const [isOpen, setOpen] = useState(false)
  const isDecided = config.isSettled && (!areWanted || drawn !== undefined) && isReady
  const late = useLatest(() => {
    if (!isOpen && !isReady) onLate()
    setOpen(true)
  })
  useEffect(() => {
    config.ask()
    const timer = setTimeout(() => late.current(), patience)
    return () => clearTimeout(timer)
  }, [late])
  useEffect(() => {
    if (isDecided) setOpen(true)
  }, [isDecided])
  return (
    <>
      {areWanted && drawn && <drawn.Blocks blocks={blocks} />}
      {(isDecided || isOpen) && children}
    </>
  )
})
