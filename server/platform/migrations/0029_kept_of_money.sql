-- Whatever writes (the portal, a script, a hand at the database): what was invoiced stays, and what is paid is paid in all
-- places at once (docs/decisions/168).
CREATE FUNCTION refuse_change_of_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% of % is refused: what was ordered, paid and invoiced stays', TG_OP, TG_TABLE_NAME
		USING ERRCODE = 'insufficient_privilege';
END;
$$;
--> statement-breakpoint
DO $$
DECLARE
	kept text;
BEGIN
	FOREACH kept IN ARRAY ARRAY['orders', 'payment_attempts', 'invoices', 'credit_notes'] LOOP
		EXECUTE format('CREATE TRIGGER %I BEFORE DELETE ON %I FOR EACH ROW EXECUTE FUNCTION refuse_change_of_money()',
			kept || '_stay', kept);
		EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_money()',
			kept || '_never_emptied', kept);
	END LOOP;
END;
$$;
--> statement-breakpoint
-- The name of a deleted account goes from it once the tax law no longer wants it; nothing else of it ever changes.
CREATE TRIGGER "invoices_unchanged" AFTER UPDATE ON "invoices"
FOR EACH ROW WHEN (
	(NEW.id, NEW.number, NEW.order_id, NEW.issued_at, NEW.content #- '{buyer,name}' #- '{buyer,email}')
	IS DISTINCT FROM (OLD.id, OLD.number, OLD.order_id, OLD.issued_at, OLD.content #- '{buyer,name}' #- '{buyer,email}')
	OR NEW.content->'buyer' IS DISTINCT FROM OLD.content->'buyer'
		AND NEW.content->'buyer'->>'name' IS DISTINCT FROM 'حساب محذوف · Deleted account'
) EXECUTE FUNCTION refuse_change_of_money();
--> statement-breakpoint
CREATE TRIGGER "credit_notes_unchanged" AFTER UPDATE ON "credit_notes"
FOR EACH ROW WHEN (
	(NEW.id, NEW.number, NEW.invoice_id, NEW.issued_at, NEW.requested_by, NEW.content #- '{buyer,name}' #- '{buyer,email}')
	IS DISTINCT FROM (OLD.id, OLD.number, OLD.invoice_id, OLD.issued_at, OLD.requested_by, OLD.content #- '{buyer,name}' #- '{buyer,email}')
	OR NEW.content->'buyer' IS DISTINCT FROM OLD.content->'buyer'
		AND NEW.content->'buyer'->>'name' IS DISTINCT FROM 'حساب محذوف · Deleted account'
) EXECUTE FUNCTION refuse_change_of_money();
--> statement-breakpoint
-- What is owed, and for what, is decided once; a payment is recorded once. Whose order it is may change, and names go.
CREATE TRIGGER "orders_sums_stay" AFTER UPDATE ON "orders"
FOR EACH ROW WHEN (
	(NEW.id, NEW.purpose_kind, NEW.purpose_id, NEW.currency, NEW.subtotal, NEW.tax, NEW.rounding, NEW.total)
	IS DISTINCT FROM
	(OLD.id, OLD.purpose_kind, OLD.purpose_id, OLD.currency, OLD.subtotal, OLD.tax, OLD.rounding, OLD.total)
	OR OLD.paid_at IS NOT NULL AND (NEW.paid_at, NEW.payment_method, NEW.recorded_by)
	IS DISTINCT FROM (OLD.paid_at, OLD.payment_method, OLD.recorded_by)
) EXECUTE FUNCTION refuse_change_of_money();
--> statement-breakpoint
CREATE TRIGGER "payment_attempts_sums_stay" AFTER UPDATE ON "payment_attempts"
FOR EACH ROW WHEN (
	(NEW.id, NEW.order_id, NEW.started_by, NEW.cart_id, NEW.amount, NEW.currency)
	IS DISTINCT FROM (OLD.id, OLD.order_id, OLD.started_by, OLD.cart_id, OLD.amount, OLD.currency)
	OR OLD.state = 'paid' AND (NEW.state, NEW.ref) IS DISTINCT FROM (OLD.state, OLD.ref)
) EXECUTE FUNCTION refuse_change_of_money();
--> statement-breakpoint
-- At the end of a transaction: an order that it made paid has its invoice and, by card, an attempt that was charged the
-- whole sum; and a team is paid when its order is.
CREATE FUNCTION refuse_half_a_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	settled uuid;
	broken text;
BEGIN
	IF TG_TABLE_NAME = 'orders' THEN
		settled := NEW.id;
	ELSIF TG_TABLE_NAME = 'payment_attempts' THEN
		settled := NEW.order_id;
	ELSE
		SELECT id INTO settled FROM orders WHERE purpose_kind = 'team' AND purpose_id = NEW.id;
	END IF;
	-- Whoever marks the team at the same time waits, or is waited for: one of both sees the other.
	PERFORM FROM teams t JOIN orders o ON o.purpose_kind = 'team' AND o.purpose_id = t.id WHERE o.id = settled FOR SHARE OF t;
	SELECT CASE
		WHEN o.paid_at IS NOT NULL AND NOT EXISTS (SELECT FROM invoices i WHERE i.order_id = o.id)
			THEN 'it is paid and has no invoice'
		WHEN o.payment_method = 'card' AND NOT EXISTS (
			SELECT FROM payment_attempts a WHERE a.order_id = o.id AND a.state = 'paid'
				AND NOT a.needs_refund AND (a.amount, a.currency) = (o.total, o.currency))
			THEN 'it is paid by card and no attempt was charged its sum'
		WHEN o.paid_at IS NULL AND EXISTS (SELECT FROM payment_attempts a WHERE a.order_id = o.id AND a.state = 'paid')
			THEN 'an attempt was charged and it is not paid'
		WHEN o.purpose_kind = 'team' AND EXISTS (
			SELECT FROM teams t WHERE t.id = o.purpose_id AND t.payment_status <> (o.paid_at IS NOT NULL))
			THEN 'its team is paid and it is not, or the other way round'
	END INTO broken FROM orders o
	WHERE o.id = settled;
	IF broken IS NOT NULL THEN
		RAISE EXCEPTION 'Half a payment of an order: %', broken
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'whole_payment';
	END IF;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_paid_whole" AFTER INSERT OR UPDATE OF "paid_at", "payment_method" ON "orders"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_half_a_payment();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "payment_attempts_paid_whole" AFTER INSERT OR UPDATE OF "state" ON "payment_attempts"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.state = 'paid') EXECUTE FUNCTION refuse_half_a_payment();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "teams_paid_whole" AFTER INSERT OR UPDATE OF "payment_status" ON "teams"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_half_a_payment();
