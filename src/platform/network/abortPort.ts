import type Taro from '@tarojs/taro'

/** A host call in progress. */
export interface HostTask<T> {
  answer: Promise<T>
  stop(): void
}

/** A way to stop one request: options for the host's call, and the stop itself. */
export interface Abort {
  options: Pick<Taro.request.Option, never> & { signal?: AbortSignal }
  stop(task: { abort?: () => void }): void
}
