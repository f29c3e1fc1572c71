import { showToast } from '../ui/toast.tsx';

/** Says why something an admin did was not done. */
export const sayFailure = (error: Error) => showToast({ text: error.message });
