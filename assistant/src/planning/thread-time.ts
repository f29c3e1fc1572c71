/** Milliseconds that this thread has worked: a clock by which a machine that is busy otherwise cuts no plan short. */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
