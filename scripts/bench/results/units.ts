import { thousands } from '../../html-report/format'

/** A time as people read it: "0.42 s", "9.8 s", "124 s". */
export const seconds = (time: number): string => `${time.toFixed(time < 1 ? 2 : time < 100 ? 1 : 0)} s`

/** A weight in memory: "380 MB". */
export const megabytes = (bytes: number): string => `${thousands(Math.round(bytes / 1_000_000))} MB`

/** How much of another time a time is: "0.47", "0.042". */
export const ratio = (value: number): string => value.toFixed(value < 0.1 ? 3 : 2)
