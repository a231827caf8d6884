/**
 * What Node is given to run a command of ours, from the project's folder.
 * @param name of the command's file: "build" is scripts/build.ts
 */
export const commandLine = (name: string, ...options: string[]): string[] => [
  '--import',
  'tsx',
  `scripts/${name}.ts`,
  ...options,
]
