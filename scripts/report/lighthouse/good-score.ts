/** Below it Lighthouse shows no green: https://developer.chrome.com/docs/lighthouse/performance/performance-scoring */
export const GOOD_SCORE = 90
