import type Taro from '@tarojs/taro'

/** A call of the host under way. */
export interface HostTask<T> {
  answer: Promise<T>
  stop(): void
}

/** A way to stop one request: options for the host's call, and the stop itself. */
export interface Abort {
  options: Pick<Taro.request.Option, never> & { signal?: AbortSignal }
  stop(task: { abort?: () => void }): void
}
