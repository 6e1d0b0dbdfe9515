-- review-queue: screening: a name of a customer with an open credit line may be on a newer edition of the sanctions list.
-- Nobody decides the application again, and the customer is not told.
alter table review drop constraint review_kind_check;
alter table review
  add constraint review_kind_check
    check (kind in ('documents', 'referred', 'finalReview', 'reconsideration', 'screening'));

-- due-diligence: which edition of the sanctions list the names behind a credit line were compared with, each edition once.
create table line_screening (
  -- SHA-256 of the edition's file
  fingerprint text not null,
  credit_line_id uuid not null references credit_line (id),
  screened_at timestamptz not null,
  primary key (fingerprint, credit_line_id)
);
create index line_screening_line on line_screening (credit_line_id, screened_at);
