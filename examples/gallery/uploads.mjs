/**
 * In place of XMLHttpRequest, which sends the files: `state.uploads` tells by the file's name how far it comes (`sent`,
 * 0 to 1), the problem it is answered with, or that the network is gone. Others are sent whole and never answered.
 */
export const uploading = (state) =>
  class {
    upload = {};
    open() {}
    setRequestHeader() {}
    abort() {
      this.onabort?.();
    }
    send(form) {
      const file = form.get('file');
      const { sent = 1, problem, offline } = state.uploads?.[file.name] ?? {};
      this.upload.onprogress?.({ loaded: file.size * sent });
      setTimeout(() => {
        if (offline) return this.onerror();
        if (!problem) return;
        this.status = problem.status;
        this.responseText = JSON.stringify(problem);
        this.onload();
      }, 20);
    }
  };

const transferOf = (files) => {
  const transfer = new DataTransfer();
  for (const { name, size = 1_400_000, type = 'application/pdf' } of files)
    transfer.items.add(new File([new Uint8Array(size)], name, { type }));
  return transfer;
};

/** What the file dialog, or dragging, does to the field of the files. */
export const choose = (input, files) => {
  input.files = transferOf(files).files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};
export const drag = (input, files) =>
  input.parentNode.dispatchEvent(
    new DragEvent('dragenter', { bubbles: true, composed: true, dataTransfer: transferOf(files) }),
  );
