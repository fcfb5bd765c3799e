import type { ImageProps } from '@tarojs/components/types/Image'
import type { TextProps } from '@tarojs/components/types/Text'
import type { ViewProps } from '@tarojs/components/types/View'
import {
  type ComponentType,
  type CSSProperties,
  forwardRef,
  type HTMLAttributes,
  type ImgHTMLAttributes,
  type Ref,
  type TouchEvent,
} from 'react'
import './h5Elements.scss'
import { useNear } from '@/ui/list/useNear'

/** Until a touched element looks pressed, so that a finger that scrolls presses nothing; milliseconds. */
const pressedAfter = 50

/** How a picture fills its box, for each mode in use. */
const fits: Partial<Record<NonNullable<ImageProps['mode']>, CSSProperties>> = {
  aspectFill: { objectFit: 'cover' },
  aspectFit: { objectFit: 'contain' },
  widthFix: { height: 'auto' },
}

type Touch = (event: TouchEvent<HTMLElement>) => void

/** A box. While a finger is on it, it has `hoverClass`. */
export const View: ComponentType<ViewProps> = forwardRef(function View(
  { hoverClass, hoverStartTime, hoverStayTime, catchMove, ...props }: Omit<ViewProps, 'ref'>,
  ref: Ref<HTMLDivElement>,
) {
  const mine = props as HTMLAttributes<HTMLDivElement>
  const pressed = hoverClass && hoverClass !== 'none' ? pressing(hoverClass, mine, hoverStayTime) : undefined
  return <div ref={ref} {...mine} {...pressed} />
})

/** A text, which can be selected where it is `selectable`. */
export function Text({ selectable, ...props }: TextProps) {
  return <span data-selectable={selectable || undefined} {...(props as HTMLAttributes<HTMLSpanElement>)} />
}

/** A picture in a box; with `lazyLoad` it is requested when the box comes near the screen. */
export function Image(props: ImageProps) {
  const { className, style, src, mode = 'scaleToFill', lazyLoad = false, nativeProps, onLoad, onError, ...aria } = props
  const { 'aria-label': label, 'aria-hidden': hidden } = aria as HTMLAttributes<HTMLElement>
  const [box, isNear] = useNear(!lazyLoad)
  const events = { onLoad, onError } as ImgHTMLAttributes<HTMLImageElement>
  return (
    <picture ref={box} className={className} style={style as CSSProperties} aria-hidden={hidden}>
      {/* The address comes last: a browser begins to load as soon as it is set. */}
      <img alt={label ?? ''} style={fits[mode]} {...nativeProps} {...events} src={isNear ? src : undefined} />
    </picture>
  )
}

/** Handlers that set the class on the element itself: React leaves it alone, because the classes that it renders stay the same. */
function pressing(name: string, own: HTMLAttributes<HTMLElement>, stayTime = 400): HTMLAttributes<HTMLElement> {
  const turn =
    (isOn: boolean, ms: number, next?: Touch): Touch =>
    (event) => {
      const { currentTarget } = event
      clearTimeout(timers.get(currentTarget))
      timers.set(
        currentTarget,
        setTimeout(() => currentTarget.classList.toggle(name, isOn), ms),
      )
      next?.(event)
    }
  return {
    onTouchStart: turn(true, pressedAfter, own.onTouchStart),
    onTouchEnd: turn(false, stayTime, own.onTouchEnd),
    onTouchCancel: turn(false, stayTime, own.onTouchCancel),
  }
}

/** The last change of each element that is still to come. */
const timers = new WeakMap<EventTarget, ReturnType<typeof setTimeout>>()
