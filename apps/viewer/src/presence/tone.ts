/** Sounds a short tone, higher for what is more urgent; does nothing where the browser gives a page no sound. */
export function sound(urgent: boolean): void {
  if (typeof AudioContext === 'undefined') return;
  const context = new AudioContext();
  const [oscillator, gain] = [context.createOscillator(), context.createGain()];
  oscillator.frequency.value = urgent ? 880 : 587;
  gain.gain.setValueAtTime(0.12, context.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.4);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start();
  oscillator.stop(context.currentTime + 0.4);
  oscillator.onended = () => void context.close();
}
